import type { FileAnswer } from '#contract/define-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { demandStatement } from './agent-statements.ts'
import { frozenStatement } from './frozen-statement.ts'

/** A statement of the agent as JSON, with its hash. @throws {CallFailure} `statement_not_found` */
export async function statementFile(deps: GatewayDeps, session: Session, statementId: string): Promise<FileAnswer> {
  const found = await demandStatement(deps, session, statementId)
  const { text, hash } = frozenStatement(found)
  return {
    content: `{"sha256":"${hash}","statement":${text}}`,
    type: 'application/json; charset=utf-8',
    name: `${found.kind}-${found.period.replaceAll(':', '-')}-${found.id}.json`,
  }
}
