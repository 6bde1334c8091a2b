import { type Infer, object } from 'superstruct'
import { Text } from '#contract/entities/scalars.ts'

/**
 * Where a statement is downloaded as JSON, with the agent's session and `StatementFileStruct` as the query: `statement` is what of
 * it never changes, `sha256` the hash of its text as it stands in the file.
 */
export const statementFilePath = '/wps/agent/commission/statement/file'

export const StatementFileStruct = object({ statementId: Text })
export type StatementFile = Infer<typeof StatementFileStruct>
