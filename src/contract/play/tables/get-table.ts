import { array, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { openedFields } from '#contract/play/games/funds.ts'
import { MinorUnits } from '#contract/scalars.ts'
import { TableBetStruct, TableHistoryStruct, TableStruct } from './table.ts'

/** Whoever asks watches the table for some seconds, so a table that slept begins a round. */
export const getTable = defineCall({
  name: 'getTable',
  summary: 'A shared table: its round, limits, last results, and the own bets.',
  method: 'GET',
  path: '/wps/game/tables/state',
  auth: 'game',
  request: object({}),
  response: type({
    ...TableStruct.schema,
    gameName: string(),
    ...openedFields,
    limits: type({
      least: MinorUnits,
      most: MinorUnits,
      mostRound: MinorUnits,
      mostWin: MinorUnits,
    }),
    history: TableHistoryStruct,
    /** Bets of the latest round. */
    own: array(TableBetStruct),
  }),
  errors: ['game_session_closed'],
})
