import { useCallback, useMemo } from 'react'
import { lookOf } from '#games/reels/looks/look.ts'
import type { ReelsGameProps } from '#games/reels/view/props.ts'
import { ReelsGame } from '#games/reels/view/ReelsGame.tsx'
import type { ReelsTranslate } from '#games/reels/view/words.ts'
import type { Opened } from './answers.ts'
import { passCheck, resume } from './api.ts'
import { localeOf } from './load-words.ts'
import { playRound } from './play.ts'
import { isFramed, onBalanceElsewhere, tellPage } from './to-page.ts'

type Props = { readonly opened: Opened; readonly t: ReelsTranslate }

/** The game of an open session: its look follows from its tile, its rounds come from the studio. */
export function Game({ opened, t }: Props) {
  const { session, game, facts, mode, backUrl } = opened
  const look = useMemo(() => lookOf({ ...game, gameCode: game.code }, game.profile, facts.symbols), [game, facts])
  const followBalance = useCallback(
    (listener: (balance: bigint) => void) =>
      onBalanceElsewhere(() => {
        // Without an answer the shown balance stays; the next round brings it.
        resume(session).then(
          ({ balance }) => listener(balance),
          () => undefined,
        )
      }),
    [session],
  )
  const props: ReelsGameProps = {
    facts,
    look,
    art: './art/',
    title: game.name,
    mode,
    currency: opened.currency,
    locale: localeOf(opened.language),
    balance: opened.balance,
    stakes: opened.stakes,
    net: opened.net,
    startedAt: opened.startedAt,
    ...(opened.pending && { pending: opened.pending }),
    ...(opened.realityCheck && { check: opened.realityCheck }),
    spin: (stake, key) => playRound(session, key, stake, t),
    passCheck: () =>
      passCheck(session).then(
        () => true,
        () => false,
      ),
    onBalance: () => tellPage({ type: 'balance' }),
    followBalance,
    ...(isFramed() && {
      onDeposit: () => tellPage({ type: 'deposit' }),
      onLeave: (to) => tellPage(to === 'bonus' ? { type: 'close' } : { type: 'close', to }),
    }),
    ...(!isFramed() && backUrl !== undefined && { onLeave: () => location.assign(backUrl) }),
  }
  return <ReelsGame {...props} />
}
