import type { Struct } from 'superstruct'
import { getCommissionStatement } from '#contract/agents/commission/get-commission-statement.ts'
import {
  type StatementFile,
  StatementFileStruct,
  statementFilePath,
} from '#contract/agents/commission/statement-file.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { ApiPorts } from '#gateway/platform/http/api.ts'
import { fileRoute } from '#gateway/platform/http/file-route.ts'
import { frozenStatement } from './frozen-statement.ts'
import { demandStatement } from './own-statements.ts'

/** `GET /wps/agent/commission/statement/file?statementId=…`: a statement of the agent as JSON, with its hash. */
export function statementFilePage(deps: GatewayDeps, ports: ApiPorts) {
  return fileRoute(ports, {
    path: statementFilePath,
    call: getCommissionStatement,
    limits: 'file',
    isLong: false,
    query: StatementFileStruct as unknown as Struct<StatementFile, unknown>,
    async file(session, asked) {
      const found = await demandStatement(deps, session, asked.statementId)
      const { text, hash } = frozenStatement(found)
      return {
        content: `{"sha256":"${hash}","statement":${text}}`,
        type: 'application/json; charset=utf-8',
        name: `${found.kind}-${found.period.replaceAll(':', '-')}-${found.id}.json`,
      }
    },
  })
}
