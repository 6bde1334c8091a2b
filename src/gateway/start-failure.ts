import { ConfigError } from './config.ts'
import { DatabaseUnavailable, StartRefused } from './db/errors.ts'

/**
 * What an operator is told of a start that failed, in one line; undefined where nobody foresaw it, and the whole error
 * with its stack is of use.
 */
export function whyNotStarted(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined
  if ('code' in thrown && thrown.code === 'EADDRINUSE') return 'The port is taken. Set PORT to another one.'
  const foreseen = [ConfigError, StartRefused, DatabaseUnavailable].some((kind) => thrown instanceof kind)
  return foreseen ? thrown.message.replaceAll(/\s*\n\s*/g, ' ') : undefined
}
