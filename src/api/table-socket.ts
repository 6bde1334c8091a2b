import { type TableEvent, TableEventStruct } from '#contract/play/tables/table.ts'
import { type GameSocketOptions, watchGame } from './game-socket.ts'

/** Watches a table until the returned function is called. */
export const watchTable = (options: GameSocketOptions<TableEvent>): (() => void) =>
  watchGame<TableEvent>(TableEventStruct, options)
