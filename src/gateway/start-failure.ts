import { inspect } from 'node:util'
import { terminalText } from '#lib/terminal-text.ts'
import { ConfigError } from './config.ts'
import { DatabaseUnavailable, StartRefused } from './platform/db/errors.ts'

/**
 * The reason of a failed start in one line for the operator; undefined for an unexpected error, whose stack is then
 * needed.
 */
export function startFailureReason(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined
  if ('code' in thrown && thrown.code === 'EADDRINUSE') return 'The port is taken. Set PORT to another one.'
  const foreseen = [ConfigError, StartRefused, DatabaseUnavailable].some((kind) => thrown instanceof kind)
  return foreseen ? terminalText(thrown.message.replaceAll(/\s*\n\s*/g, ' ')) : undefined
}

/** An unexpected error with its stack, line by line, without signs that a terminal would obey. */
export const stackText = (thrown: unknown): string => inspect(thrown).split('\n').map(terminalText).join('\n')
