import { type ComponentType, useCallback, useMemo, useRef } from 'react'
import type { CallFunction } from '#api/client.ts'
import { arrived } from '#api/loaded-code.ts'
import { watchLottery } from '#api/lottery-socket.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { getLottery } from '#contract/play/draws/get-lottery.ts'
import { lotteryEventsPath } from '#contract/play/draws/lottery-event.ts'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import { loadLottery } from '#games/lottery/view/faces.ts'
import type { LotteryProps } from '#games/lottery/view/props.ts'
import { LotteryTypeOf, LotteryWords } from '#games/lottery/view/words.ts'
import { SlotsWords } from '#games/slots/words.ts'
import { chunk } from '#islands/chunk.ts'
import { guarded } from '#islands/Guard.tsx'
import { FrameWait } from '#islands/play/games/FrameWait.tsx'
import type { Start } from '#islands/play/games/frame-messages.ts'
import { shownFunds } from '#islands/play/games/player-funds.ts'
import { useFunds } from '#islands/play/games/use-funds.ts'
import { useHouseGame } from '#islands/play/games/use-house-game.ts'
import { Words } from '#islands/Words.tsx'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { lotteryCalls, openedLottery } from './lottery-calls.ts'

interface Props {
  type: LotteryTypeName
  locale: string
  messages: Messages
}

type Face = ComponentType<LotteryProps & { readonly type: LotteryTypeName } & Awaited<ReturnType<typeof loadLottery>>>

interface Loaded {
  readonly title: string
  readonly Face: Face
  readonly rules: Awaited<ReturnType<typeof loadLottery>>
  readonly lottery: ResponseOf<typeof getLottery>
  /** The token of the game, which lets the socket in. */
  readonly token: string
}

/** A lottery inside its frame. It calls the gateway with the game's own token, and sends messages to the page. */
export const PlayLottery = guarded(function PlayLottery({ type, locale, messages }: Props) {
  const t = useMemo(
    () => createTranslate<'lottery' | 'slots' | 'errors' | 'games' | 'protection-limits'>(messages, locale),
    [messages, locale],
  )
  const load = useMemo(() => loaderOf(type), [type])
  const { call, state, failed, retry, page } = useHouseGame(load)
  const funds = useFunds(state?.lottery)
  const currency = state?.lottery.currency ?? ''
  const token = useRef('')
  token.current = state?.token ?? ''
  const follow = useCallback<LotteryProps['follow']>((listener, onConnected) => {
    const gateway = import.meta.env.PUBLIC_GATEWAY_URL || new URL(location.href).origin
    return watchLottery({
      url: gateway.replace(/^http/, 'ws').replace(/\/$/, '') + lotteryEventsPath,
      token: token.current,
      onEvent: (event) => {
        if (event.type !== 'heartbeat') listener(event)
      },
      onConnected,
    })
  }, [])
  const id = state?.lottery.lottery
  const calls = useMemo(
    () => lotteryCalls(call, t, id, { currency, locale }, funds.take),
    [call, t, id, currency, locale, funds.take],
  )
  if (failed || !state)
    return (
      <Words value={t}>
        <FrameWait failed={failed} onRetry={retry} />
      </Words>
    )
  const { Face, lottery, rules, title } = state
  return (
    <SlotsWords value={t}>
      <LotteryWords value={t}>
        <LotteryTypeOf value={type}>
          <Face
            {...{ type, title, locale, follow }}
            {...rules}
            opened={openedLottery(lottery, shownFunds(lottery))}
            startedAt={Date.parse(lottery.startedAt)}
            followBalance={funds.followBalance}
            {...calls}
            {...page}
          />
        </LotteryTypeOf>
      </LotteryWords>
    </SlotsWords>
  )
})

/** Loads a lottery: its face, its rules and its state at once. */
const loaderOf =
  (type: LotteryTypeName) =>
  async (call: CallFunction, { gameToken }: Start): Promise<Loaded> => {
    const face = arrived(chunk(import('#games/lottery/view/LotteryView.tsx')), getLottery.name)
    const rules = arrived(chunk(loadLottery(type)), getLottery.name)
    for (const script of [face, rules]) script.catch(() => undefined)
    const [lottery, { LotteryView }, loaded] = await Promise.all([call(getLottery, {}), face, rules])
    return { title: lottery.gameName, Face: LotteryView, rules: loaded, lottery, token: gameToken }
  }
