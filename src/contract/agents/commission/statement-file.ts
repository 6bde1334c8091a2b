import { type Infer, object } from 'superstruct'
import { Text } from '#contract/scalars.ts'

/**
 * The path to download a statement as JSON, with the agent's session and `StatementFileStruct` as the query:
 * `statement` is the part of it that never changes, `sha256` the hash of its text in the file.
 */
export const statementFilePath = '/wps/agent/commission/statement/file'

export const StatementFileStruct = object({ statementId: Text })
export type StatementFile = Infer<typeof StatementFileStruct>
