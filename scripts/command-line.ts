import { type ParseArgsConfig, parseArgs } from 'node:util'
import { complain } from './printed.ts'

/**
 * The arguments of a command. If one is unknown or incomplete, the command ends here and says so, without a stack trace.
 *
 * @param exitCode the exit code of such an end
 */
export function givenArguments<const Config extends ParseArgsConfig>(
  config: Config,
  exitCode = 1,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')))
      throw error
    complain(error.message)
    process.exit(exitCode)
  }
}
