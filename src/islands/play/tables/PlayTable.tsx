import { type ComponentType, useCallback, useMemo, useRef } from 'react'
import type { CallFunction } from '#api/client.ts'
import { arrived } from '#api/loaded-code.ts'
import { watchTable } from '#api/table-socket.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { getTable } from '#contract/play/tables/get-table.ts'
import { tableEventsPath } from '#contract/play/tables/table.ts'
import { InstantWords } from '#games/instants/view/words.ts'
import { SlotsWords } from '#games/slots/words.ts'
import { loadTableFace, type TableGame } from '#games/tables/view/faces.ts'
import type { TableProps } from '#games/tables/view/props.ts'
import { chunk } from '#islands/chunk.ts'
import { guarded } from '#islands/Guard.tsx'
import { FrameWait } from '#islands/play/games/FrameWait.tsx'
import type { Start } from '#islands/play/games/frame-messages.ts'
import { shownFunds } from '#islands/play/games/player-funds.ts'
import { useFunds } from '#islands/play/games/use-funds.ts'
import { useHouseGame } from '#islands/play/games/use-house-game.ts'
import { Words } from '#islands/Words.tsx'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { openedTable, tableCalls } from './table-calls.ts'

interface Props {
  game: TableGame
  locale: string
  messages: Messages
}

interface Loaded {
  readonly title: string
  readonly Face: ComponentType<TableProps>
  readonly table: ResponseOf<typeof getTable>
  /** The token of the game, which lets the socket in. */
  readonly token: string
}

/** A shared table inside its frame. It calls the gateway with the game's own token, and sends messages to the page. */
export const PlayTable = guarded(function PlayTable({ game, locale, messages }: Props) {
  const t = useMemo(
    () =>
      createTranslate<'tables-live' | 'instants' | 'slots' | 'errors' | 'games' | 'protection-limits'>(
        messages,
        locale,
      ),
    [messages, locale],
  )
  const load = useMemo(() => loaderOf(game), [game])
  const { call, state, failed, retry, page } = useHouseGame(load)
  const funds = useFunds(state?.table)
  const currency = state?.table.currency ?? ''
  const token = useRef('')
  token.current = state?.token ?? ''
  const follow = useCallback<TableProps['follow']>((listener, onConnected) => {
    const gateway = import.meta.env.PUBLIC_GATEWAY_URL || new URL(location.href).origin
    return watchTable({
      url: gateway.replace(/^http/, 'ws').replace(/\/$/, '') + tableEventsPath,
      token: token.current,
      onEvent: (event) => {
        if (event.type !== 'heartbeat') listener(event)
      },
      onConnected,
    })
  }, [])
  const calls = useMemo(
    () => tableCalls(call, t, { currency, locale }, funds.take),
    [call, t, currency, locale, funds.take],
  )

  if (failed || !state)
    return (
      <Words value={t}>
        <FrameWait failed={failed} onRetry={retry} />
      </Words>
    )
  const { Face, table, title } = state
  return (
    <SlotsWords value={t}>
      <InstantWords value={t}>
        <Face
          {...{ title, locale, follow }}
          opened={openedTable(table, shownFunds(table))}
          startedAt={Date.parse(table.startedAt)}
          followBalance={funds.followBalance}
          {...calls}
          {...page}
        />
      </InstantWords>
    </SlotsWords>
  )
})

/** Loads a table: its face and its state at once. */
const loaderOf =
  (game: TableGame) =>
  async (call: CallFunction, { gameToken }: Start): Promise<Loaded> => {
    const face = arrived(chunk(loadTableFace(game)), getTable.name)
    face.catch(() => undefined)
    const [table, Face] = await Promise.all([call(getTable, {}), face])
    return { title: table.gameName, Face, table, token: gameToken }
  }
