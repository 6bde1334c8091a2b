import type { Hono } from 'hono'
import { validate } from 'superstruct'
import { getCommissionStatement } from '#contract/agent/get-commission-statement.ts'
import { StatementFileStruct, statementFilePath } from '#contract/agent/statement-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Authentication } from '#gateway/http/authentication.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { fileRoute } from '#gateway/http/file-route.ts'
import { frozenStatement } from './frozen-statement.ts'
import { demandStatement } from './own-statements.ts'

/** `GET /wps/agent/commission/statement/file?statementId=…`: a statement of the agent as JSON, with its hash. */
export function statementFilePage(deps: GatewayDeps, authentication: Authentication): Hono {
  return fileRoute(deps, authentication, {
    path: statementFilePath,
    call: getCommissionStatement,
    async file(session, { query }) {
      const [fault, asked] = validate(query, StatementFileStruct)
      if (fault) throw new CallFailure('invalid_request', { message: fault.path.join('.') })
      const found = await demandStatement(deps, session, asked.statementId)
      const { text, hash } = frozenStatement(found)
      return {
        body: `{"sha256":"${hash}","statement":${text}}`,
        type: 'application/json; charset=utf-8',
        name: `${found.kind}-${found.period.replaceAll(':', '-')}-${found.id}.json`,
      }
    },
  })
}
