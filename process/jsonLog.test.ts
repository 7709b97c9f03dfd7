import { afterEach, describe, expect, test, vi } from 'vitest';
import { createJsonWriter, writeConsoleAsJson } from './jsonLog.ts';
import { createLog, setLogWriter } from './log.ts';
import { chooseLogFormat } from './logFormat.ts';
import { inScope } from './requestScope.ts';

function createStreams() {
  const written = { output: [] as string[], errors: [] as string[] };
  const streams = {
    output: { write: (line: string) => written.output.push(line) },
    errors: { write: (line: string) => written.errors.push(line) },
  };
  return { streams, written };
}

const parsed = (lines: readonly string[]): unknown[] => lines.map((line) => JSON.parse(line));

const about = { pid: process.pid, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) };

describe('a log as JSON', () => {
  test('has a line for each message, with its source', () => {
    const { streams, written } = createStreams();
    const writer = createJsonWriter(streams);
    writer.line('a "quoted"\nline', 'site');
    writer.line('another', undefined);
    writer.announcement('site: http://localhost:3000/');
    expect(parsed(written.errors)).toEqual([
      { ...about, level: 'warn', source: 'site', msg: 'a "quoted"\\u{a}line' },
      { ...about, level: 'warn', msg: 'another' },
    ]);
    expect(parsed(written.output)).toEqual([
      { ...about, level: 'info', msg: 'site: http://localhost:3000/' },
    ]);
    expect([...written.errors, ...written.output].join('')).toMatch(/^(?:\{[^\n]*\}\n){3}$/);
  });

  test('names the request on whose behalf code runs', () => {
    const { streams, written } = createStreams();
    const { line } = createJsonWriter(streams);
    inScope({ id: 'an-id' }, () => line('within', 'site'));
    line('outside', 'site');
    expect(parsed(written.errors)).toMatchObject([{ requestId: 'an-id' }, { msg: 'outside' }]);
    expect(written.errors[1]).not.toContain('requestId');
  });

  test('contains what the framework writes with the console, without colours', () => {
    const { streams, written } = createStreams();
    const console: Partial<Console> = {};
    writeConsoleAsJson(console, streams);
    console.error?.('\u001b[31m⨯\u001b[39m', new Error('planted'));
    console.log?.('ready in %d ms', 12);
    expect(parsed(written.errors)).toEqual([
      {
        ...about,
        level: 'error',
        source: 'framework',
        msg: expect.stringMatching(/^⨯ Error: planted\n\s+at /),
      },
    ]);
    expect(parsed(written.output)).toMatchObject([{ level: 'info', msg: 'ready in 12 ms' }]);
  });
});

describe('the format of the log', () => {
  afterEach(() => vi.restoreAllMocks());

  test('is text unless the environment says otherwise', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await chooseLogFormat({});
    createLog('site')('a line');
    expect(errors).toHaveBeenCalledExactlyOnceWith('site: a line');
    await expect(chooseLogFormat({ LOG_FORMAT: 'xml' })).rejects.toThrow(
      'LOG_FORMAT must be text or json, not "xml".',
    );
  });

  test('changes for logs that exist already', () => {
    const log = createLog('site');
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const line = vi.fn();
    const before = setLogWriter({ line, announcement: vi.fn() });
    log('a line');
    setLogWriter(before);
    log('another');
    expect(line).toHaveBeenCalledExactlyOnceWith('a line', 'site');
    expect(errors).toHaveBeenCalledExactlyOnceWith('site: another');
  });
});
