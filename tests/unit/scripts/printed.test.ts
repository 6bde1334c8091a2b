import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { createLog } from '#gateway/log.ts'
import { outputTo } from '#gateway/platform/operators/output.ts'
import type { Said } from '#gateway/platform/operators/wire.ts'
import { complain, printLines, printRow, showProgress } from '#scripts/printed.ts'

/** Tools of developers, which print nothing that people outside wrote. */
const tools =
  /^scripts\/((art|bench|build|examples|imports|messages|reference|studio|test)\/|(bench|browser|check-[\w-]+|dev|reference|start|test|test-long)\.ts$)/

test('no command of the operator prints by another way than the printer', () => {
  const commands = globSync('scripts/**/*.{ts,mjs}').filter(
    (file) => !tools.test(file) && file !== 'scripts/printed.ts',
  )
  expect(commands).toContain('scripts/feedback.ts')
  const others = commands.filter((file) =>
    /\bconsole\b|\bstd(out|err)\b|writeSync|\/dev\/|process\.emitWarning/.test(readFileSync(file, 'utf8')),
  )
  expect(others).toEqual([])
})

test('rows, lines and errors are escaped, and their tabs and line ends are their own', () => {
  const written: string[] = []
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  printRow('7', 'a\tb', '', 'c\nd\u001b[A')
  printLines('one\u009bm', 'two')
  complain('There is no account x\r\u001b[2K.')
  vi.restoreAllMocks()
  expect(written).toEqual([
    '7\ta\\tb\t\tc\\nd\\u001b[A\n',
    'one\\u009bm\n',
    'two\n',
    'There is no account x\\r\\u001b[2K.\n',
  ])
})

test('progress is one line of a terminal that goes away, and nothing elsewhere', () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const { isTTY } = process.stderr
  const show = (to: boolean) => {
    process.stderr.isTTY = to
    showProgress({ done: 1, of: 4, what: 'a\u001b[A' })
    showProgress(undefined)
  }
  show(false)
  expect(written).toEqual([])
  show(true)
  process.stderr.isTTY = isTTY
  vi.restoreAllMocks()
  expect(written).toEqual(['\r\u001b[2K[#####...............] 1 of 4  a\\u001b[A', '\r\u001b[2K'])
})

test('cells are texts: moments in UTC, and nothing for what is missing', () => {
  const said: Said[] = []
  outputTo((one) => said.push(one)).row(7n, 1, new Date(0), 'a', null, undefined)
  expect(said).toEqual([{ kind: 'row', cells: ['7', '1', '1970-01-01T00:00:00.000Z', 'a', '', ''] }])
})

test('the log stays JSON, and nothing in it is obeyed', () => {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).info({ path: '/a\u009b2J\u007f\u202e' }, 'request')
  expect(lines.join('')).toMatch(/^[ -~]+\n$/)
  expect(JSON.parse(lines.join(''))).toMatchObject({ path: '/a\u009b2J\u007f\u202e' })
})
