import { useRef, useState } from 'react'
import { timesText } from '#games/instants/view/texts.ts'
import { oddsOf } from '#games/lottery/slip.ts'
import { numberOfIssue } from '#games/lottery/view/draws/draws.ts'
import type { Draw, OwnBet } from '#games/lottery/view/props.ts'
import type { OfferedPlay } from '#games/lottery/view/slip/use-draft.ts'
import { Ticket } from '#games/lottery/view/Ticket.tsx'
import { choiceText } from '#games/lottery/view/texts.ts'
import { printTicket, type ShareOutcome, shareTicket } from '#games/lottery/view/ticket-actions.ts'
import type { TicketTexts } from '#games/lottery/view/ticket-texts.ts'
import type { LotteryPlay } from '#games/lottery/view/use-lottery.ts'
import { useLotteryWords, usePlayWords } from '#games/lottery/view/words.ts'
import { Dialog } from '#games/slots/Dialog.tsx'
import dialogs from '#games/slots/dialogs.module.css'
import { isMore } from '#games/slots/rational.ts'
import { momentText } from '#lib/moment-text.ts'

interface Props {
  readonly play: LotteryPlay
  readonly plays: readonly OfferedPlay[]
  /** The bets of one draw. */
  readonly bets: readonly OwnBet[]
  /** Undefined if the page does not know it any more. */
  readonly draw: Draw | undefined
  readonly onClose: () => void
}

/** The bets of a draw as a ticket, to print or to share. */
export function TicketDialog({ play, plays, bets, draw, onClose }: Props) {
  const t = useLotteryWords()
  const paper = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<ShareOutcome>()
  const texts = useTicketTexts({ play, plays, bets, draw })
  return (
    <Dialog label={t('lottery.ticket')} closeLabel={t('lottery.close')} onClose={onClose}>
      <Ticket ref={paper} {...texts} />
      <div className={dialogs.ways}>
        <button type="button" onClick={() => paper.current && printTicket(paper.current)}>
          {t('lottery.ticket.print')}
        </button>
        <button type="button" onClick={() => void shareTicket(texts).then(setOutcome)}>
          {t('lottery.ticket.share')}
        </button>
      </div>
      {(outcome === 'copied' || outcome === 'failed') && <p role="status">{t(`lottery.ticket.${outcome}`)}</p>}
    </Dialog>
  )
}

function useTicketTexts({ play, plays, bets, draw }: Omit<Props, 'onClose'>): TicketTexts {
  const t = useLotteryWords()
  const words = usePlayWords()
  const { format, props } = play
  const { locale, opened, title } = props
  return {
    house: t('lottery.house'),
    lottery: title,
    facts: [
      { name: t('lottery.fair.issue'), value: bets[0]?.issue ?? '' },
      ...(draw
        ? [
            {
              name: t('lottery.ticket.time', { number: numberOfIssue(draw.issue) }),
              value: momentText(draw.drawsAt, locale),
            },
          ]
        : []),
    ],
    bets: bets.map((bet) => ({
      play: words.play(bet.play),
      choice: choiceText(bet.choice, words.option),
      facts: [
        {
          name: t('lottery.ticket.lines'),
          value: t('lottery.slip.count', { count: bet.lines, sum: format(bet.lineStake) }),
        },
        ...oddsFacts(bet),
        { name: t('lottery.price'), value: format(bet.stake) },
        { name: t('lottery.ticket.bet'), value: bet.betId },
      ],
    })),
    totals: [{ name: t('lottery.total'), value: format(bets.reduce((sum, { stake }) => sum + stake, 0n)) }],
    note: t(opened.mode === 'trial' ? 'lottery.ticket.trial' : 'lottery.ticket.note'),
  }

  /** The highest that a line of the bet pays. */
  function oddsFacts({ play: code, group }: OwnBet) {
    const own = plays.find((one) => one.code === code)
    if (!own) return []
    const all = Object.keys(own.tiers).map((tier) => oddsOf(opened.terms, own, tier, group))
    const [first] = all
    if (!first) return []
    const high = all.reduce((most, odds) => (isMore(odds, most) ? odds : most), first)
    return [{ name: t('lottery.lineWin'), value: timesText(high, locale) }]
  }
}
