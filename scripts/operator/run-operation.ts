import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { doorPath } from '#gateway/platform/operators/door-path.ts'
import type { OperationRequest, Said } from '#gateway/platform/operators/wire.ts'
import { complain, printLines, printRow, showProgress } from '../printed.ts'
import { askDoor } from './ask-door.ts'

/** What a command asks for. */
export interface Wanted {
  readonly operation: string
  readonly given: OperationRequest['given']
  /** The name that was given. */
  readonly by?: string | undefined
}

interface Options {
  /** Where files are stored that the operation gives. */
  readonly directory?: string | undefined
  /** Changes the cells of a row before it is printed. */
  readonly cells?: ((cells: readonly string[]) => readonly string[]) | undefined
  /** Takes such files instead. */
  readonly keep?: (content: Buffer) => void
  /** The exit code where no operation could begin; default 1. */
  readonly notBegun?: number
}

/**
 * Does an operation and prints what it says: in the gateway of this installation if it runs, else in this process.
 *
 * @returns the exit code, and whether an argument was refused
 */
export async function runOperation(
  { operation, given, by }: Wanted,
  { directory, cells, keep, notBegun = 1 }: Options = {},
): Promise<{ readonly code: number; readonly wasRefused: boolean }> {
  let [code, wasRefused]: [number | undefined, boolean] = [undefined, false]
  const hear = (said: Said): void => {
    if (said.kind === 'end') code = said.code
    else if (said.kind === 'refused') wasRefused = true
    if (said.kind === 'row' && cells) print({ ...said, cells: [...cells(said.cells)] })
    else if (said.kind !== 'file') print(said)
    else if (keep) keep(Buffer.from(said.content, 'base64'))
    else if (directory !== undefined) printLines(store(directory, said))
  }
  const request = { operation, given, login: login(), ...(by === undefined ? {} : { by }) }
  const { DATA_DIR, DATABASE_URL } = process.env
  if (await askDoor(doorPath(DATA_DIR || '.data', DATABASE_URL || undefined), request, hear))
    return { code: code ?? 1, wasRefused }
  // Loaded only here: it is the whole gateway.
  const { operateHere } = await import('#gateway/operate-here.ts')
  const why = await operateHere(process.env, request, hear)
  if (why !== undefined) complain(why)
  return { code: code ?? notBegun, wasRefused }
}

/** The name of this user; in a container a user may have none. */
function login(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

function print(said: Exclude<Said, { kind: 'file' }>): void {
  showProgress(said.kind === 'progress' ? said : undefined)
  if (said.kind === 'row') printRow(...said.cells)
  else if (said.kind === 'line') printLines(said.text)
  else if (said.kind === 'complaint' || said.kind === 'refused') complain(said.text)
}

/** Stores a file that only its owner can read, and replaces none. @returns its path */
function store(directory: string, { name, content }: Extract<Said, { kind: 'file' }>): string {
  const path = join(directory, basename(name))
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  writeFileSync(path, Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx' })
  return path
}
