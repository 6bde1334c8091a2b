import { useCallback, useMemo } from 'react'
import { lookOf } from '#games/reels/looks/look.ts'
import type { ReelsGameProps } from '#games/reels/view/props.ts'
import { ReelsGame } from '#games/reels/view/ReelsGame.tsx'
import type { ReelsTranslate } from '#games/reels/view/words.ts'
import { now } from '#lib/clock.ts'
import type { Opened } from './answers.ts'
import { passCheck, resume, seen } from './api.ts'
import { localeOf } from './load-words.ts'
import { playAgain, playRound } from './play.ts'
import { isFramed, onBalanceElsewhere, tellPage } from './to-page.ts'

type Props = { readonly opened: Opened; readonly t: ReelsTranslate }

/** The game of an open session: its look follows from its tile, its rounds come from the studio. */
export function Game({ opened, t }: Props) {
  const { session, game, facts, replay } = opened
  const look = useMemo(() => lookOf({ ...game, gameCode: game.code }, game.profile, facts.symbols), [game, facts])
  const followBalance = useFollow(session)
  const props: ReelsGameProps = {
    ...{ facts, look, art: './art/', title: game.name, locale: localeOf(opened.language) },
    ...{ mode: opened.mode, currency: opened.currency, balance: opened.balance, stakes: opened.stakes },
    ...{ net: opened.net, startedAt: opened.startedAt },
    ...(opened.pending && { pending: opened.pending }),
    ...(opened.realityCheck && { check: opened.realityCheck }),
    spin: (stake, key) => playRound(session, key, stake, t),
    passCheck: () => isDone(passCheck(session)),
    onSeen: () => void isDone(seen(session)),
    onBalance() {
      void isDone(seen(session))
      tellPage({ type: 'balance' })
    },
    followBalance,
    ...waysOut(opened),
  }
  if (!replay) return <ReelsGame {...props} />
  return <ReelsGame {...props} {...replayProps(opened, replay)} />
}

/** Follows the balance of a session that changes outside of it. */
function useFollow(session: string) {
  return useCallback(
    (listener: (balance: bigint) => void) =>
      onBalanceElsewhere(() => {
        // Without an answer the shown balance stays; the next round brings it.
        void resume(session).then(({ balance }) => listener(balance), ignore)
      }),
    [session],
  )
}

/** What differs where a finished round is only looked at again: nothing is staked, and nobody is told. */
function replayProps({ balance }: Opened, replay: NonNullable<Opened['replay']>) {
  return {
    replay: true,
    stakes: [replay.stake],
    startedAt: now(),
    // The round cannot be more than the balance, which is not the player's present one.
    balance: balance < replay.stake ? replay.stake : balance,
    spin: () => playAgain(replay, balance),
    onSeen: ignore,
    onBalance: ignore,
    followBalance: () => ignore,
  }
}

/** In a frame the page around leads on; alone there is the address from which the player came. */
function waysOut({ backUrl }: Opened): Pick<ReelsGameProps, 'onDeposit' | 'onLeave'> {
  if (isFramed())
    return {
      onDeposit: () => tellPage({ type: 'deposit' }),
      onLeave: (to) => tellPage(to === 'bonus' ? { type: 'close' } : { type: 'close', to }),
    }
  return backUrl === undefined ? {} : { onLeave: () => location.assign(backUrl) }
}

function isDone(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

const ignore = () => undefined
