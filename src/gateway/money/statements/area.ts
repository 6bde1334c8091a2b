import type { Area } from '#gateway/area.ts'
import { statementRoutes } from './routes.ts'

export const statementsArea: Area = {
  calls: (deps) => statementRoutes(deps),
}
