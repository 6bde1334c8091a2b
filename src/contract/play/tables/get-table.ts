import { array, enums, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, MinorUnits } from '#contract/scalars.ts'
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
    mode: enums(['real', 'trial']),
    currency: CurrencyCode,
    /** What can be staked. */
    balance: MinorUnits,
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
