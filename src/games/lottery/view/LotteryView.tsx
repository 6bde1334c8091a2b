import { useEffect, useRef, useState } from 'react'
import { coloursOf } from '#games/instants/view/colours.ts'
import { tableStyle } from '#games/kit/looks.ts'
import type { LotteryGame } from '#games/lottery/lottery-game.ts'
import { dayOfIssue } from '#games/lottery/timetable.ts'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import { secureRandomInt } from '#games/rng.ts'
import { Balance } from '#games/slots/Balance.tsx'
import controls from '#games/slots/controls.module.css'
import { Icon } from '#games/slots/Icon.tsx'
import { RealityCheck } from '#games/slots/RealityCheck.tsx'
import { SessionFacts } from '#games/slots/SessionFacts.tsx'
import slots from '#games/slots/view.module.css'
import { Wagering } from '#games/slots/Wagering.tsx'
import { now } from '#lib/clock.ts'
import { tick } from '#lib/haptics.ts'
import { OwnBets } from './bets/OwnBets.tsx'
import { TicketDialog } from './bets/TicketDialog.tsx'
import { WaitingBets } from './bets/WaitingBets.tsx'
import { Board } from './board/Board.tsx'
import { randomChoice } from './board/choice.ts'
import { PlayPicker } from './board/PlayPicker.tsx'
import { Closing } from './draws/Closing.tsx'
import { latestResult, numberOfIssue } from './draws/draws.ts'
import { LastDraw } from './draws/LastDraw.tsx'
import { useNewResult } from './draws/use-new-result.ts'
import { InfoDialog } from './InfoDialog.tsx'
import css from './lottery.module.css'
import type { PlayMenu } from './menu.ts'
import { Past } from './past/Past.tsx'
import type { Draw, LotteryProps, OwnBet, WantedChase } from './props.ts'
import { resultText } from './results/result-text.ts'
import { ChaseDialog } from './slip/ChaseDialog.tsx'
import { Slip, SlipDialog, type SlipProps } from './slip/SlipDialog.tsx'
import { StakeBar } from './slip/StakeBar.tsx'
import { useDraft } from './slip/use-draft.ts'
import { useSlip } from './slip/use-slip.ts'
import { type Tab, Tabs } from './Tabs.tsx'
import { Trouble } from './Trouble.tsx'
import { useLottery } from './use-lottery.ts'
import { useLotteryWords } from './words.ts'

interface Props extends LotteryProps {
  readonly type: LotteryTypeName
  readonly game: LotteryGame
  readonly menu: PlayMenu
}

/** The screen of a lottery: the draw that takes bets, boards, slip, own bets and results. */
export function LotteryView(props: Props) {
  const { type, game, menu, opened, locale } = props
  const t = useLotteryWords()
  const play = useLottery(props)
  const { draws, current, own, clock, format, balance, net, busy, trouble, check } = play
  const { terms } = opened
  const day = dayOfIssue(current?.issue ?? opened.open[0]?.issue ?? opened.last[0]?.issue ?? '20260101-0001')
  const draft = useDraft(game, terms, day, menu[0]?.plays[0] ?? '')
  const slip = useSlip()
  const [tab, setTab] = useState<Tab>('play')
  const [dialog, setDialog] = useState<'slip' | 'chase' | 'info'>()
  const [ticket, setTicket] = useState<{ readonly bets: readonly OwnBet[]; readonly draw: Draw | undefined }>()
  const [isStill, setStill] = useState(false)
  const [placed, setPlaced] = useState<string>()
  const [startedAt] = useState(() => props.startedAt ?? now())
  const latest = latestResult(draws)
  const drawing = draws.last.find(({ state }) => state === 'closed')
  const { isNew, end } = useNewResult(play, latest)
  const closed = current ? undefined : t('lottery.closed')
  const text = (draw: Draw) => resultText(type, draw.result, t)
  const area = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab begins at its top
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    area.current?.scrollTo(0, 0)
  }, [tab])

  // What was placed makes room for what is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another draw is drawn or has its result
  useEffect(() => setPlaced(undefined), [drawing?.issue, latest?.issue])

  const place = async (what: 'draft' | 'slip', chase?: WantedChase) => {
    const bets = what === 'draft' ? [draft.wanted] : slip.bets.map(({ wanted }) => wanted)
    const issue = chase?.draws[0]?.issue ?? current?.issue
    if (issue === undefined || bets.length === 0) return
    setPlaced(undefined)
    if (!(await play.place(issue, bets, chase))) return
    tick()
    play.sound('chip')
    if (what === 'draft') draft.clear()
    else slip.clear()
    setDialog(undefined)
    setPlaced(
      chase
        ? t('lottery.placed.chase', { count: chase.draws.length })
        : t('lottery.placed', { count: bets.length, number: numberOfIssue(issue) }),
    )
  }
  /** What the slip costs on a draw with a multiple, as the gateway counts it. */
  const stakeOf = (multiple: number): bigint =>
    slip.bets.reduce((sum, { wanted, slip: { stake } }) => {
      const counted = game.counted(terms, { ...wanted, multiple: wanted.multiple * multiple }, day)
      return sum + ('slip' in counted ? counted.slip.stake : stake * BigInt(multiple))
    }, 0n)
  const lastDraw = { type, drawing, latest, isNew, isStill }
  const openSlip = () => {
    play.dismiss()
    setDialog('slip')
  }
  const onTicket = (bets: readonly OwnBet[], draw: Draw | undefined) => setTicket({ bets, draw })
  const drawText = current ? t('lottery.draw.number', { number: numberOfIssue(current.issue) }) : t('lottery.draw.none')
  const board = (
    <div className={css.play}>
      <PlayPicker menu={menu} play={draft.play.code} onPick={draft.pick} />
      <Board board={draft.play.board} choice={draft.choice} onChoose={draft.choose} />
    </div>
  )
  const slipProps: SlipProps = {
    ...{ format, balance, closed, busy },
    bets: slip.bets,
    stake: slip.stake,
    draw: drawText,
    refusal: trouble?.text,
    onRemove: slip.remove,
    onClear: slip.clear,
    onPlace: () => void place('slip'),
    onChase: () => setDialog('chase'),
  }
  return (
    <main
      className={`${slots.game} ${css.game}`}
      style={{ ...coloursOf(opened.look), ...tableStyle(opened.look) }}
      data-lottery={opened.lottery}
      data-tab={tab}
    >
      <header className={css.title}>
        <h1>{props.title}</h1>
        <Closing {...{ current, clock, locale }} />
        <button type="button" aria-haspopup="dialog" aria-label={t('lottery.info')} onClick={() => setDialog('info')}>
          <Icon name="info" />
        </button>
      </header>
      <Tabs {...{ tab }} own={own.length} slip={slip.bets.length} onTab={setTab} onSlip={openSlip} />
      <div ref={area} className={css.area}>
        <div className="unseen" aria-live="polite">
          {latest && isNew ? `${text(latest)} ${end?.text ?? ''}` : ''}
        </div>
        <Trouble
          {...{ trouble, placed, end }}
          isConnected={play.isConnected}
          onDismiss={() => {
            play.dismiss()
            setPlaced(undefined)
          }}
          onDeposit={opened.mode === 'real' ? props.onDeposit : undefined}
          onFree={props.onFree}
        />
        {tab !== 'past' && placed === undefined && <LastDraw {...lastDraw} onResults={() => setTab('past')} />}
        {tab !== 'past' && play.wagering !== undefined && (
          <div className={css.wagering}>
            <Wagering format={format} wagering={play.wagering} onLeave={props.onLeave} />
          </div>
        )}
        {tab === 'play' && board}
        {tab === 'own' && <OwnBets play={play} onTicket={onTicket} />}
        {tab === 'past' && (
          <>
            <LastDraw {...lastDraw} size="large" />
            <div className={css.settings}>
              <button type="button" aria-pressed={!isStill} onClick={() => setStill((still) => !still)}>
                {t('lottery.balls')}
              </button>
              <button type="button" aria-pressed={play.audible} onClick={play.toggleSound}>
                <Icon name={play.audible ? 'sound' : 'muted'} />
                <span>{t('lottery.sound')}</span>
              </button>
            </div>
            <Past {...{ type, locale }} last={draws.last} history={props.history} />
          </>
        )}
      </div>
      <section className={`${controls.controls} ${css.bar}`} aria-label={t('lottery.bar')}>
        {tab === 'play' && (
          <StakeBar
            {...{ draft, terms, format, locale, closed, busy }}
            slip={{ count: slip.bets.length, stake: slip.stake }}
            onRandom={() => draft.choose(randomChoice(draft.play, secureRandomInt))}
            onAdd={() => {
              if (draft.slip) slip.add(draft.wanted, draft.slip)
              draft.clear()
            }}
            onBet={() => void place('draft')}
            onSlip={openSlip}
          />
        )}
        <section className={css.beside} aria-label={t('lottery.slip')}>
          <h2>{t('lottery.slip')}</h2>
          <Slip {...slipProps} refusal={undefined} />
        </section>
        {tab !== 'own' && own.length > 0 && (
          <section className={css.waiting} aria-label={t('lottery.own.waiting')}>
            <WaitingBets play={play} onTicket={onTicket} />
          </section>
        )}
        <div className={css.facts}>
          <Balance {...{ balance, format }} bonus={play.bonus} />
          <SessionFacts startedAt={startedAt} net={format(net)} sign={net > 0n ? 'up' : net < 0n ? 'down' : 'even'} />
        </div>
      </section>
      {check && (
        <RealityCheck
          {...{ format, check }}
          passCheck={props.passCheck}
          onLeave={props.onLeave}
          onClose={play.endCheck}
        />
      )}
      {dialog === 'slip' && <SlipDialog {...slipProps} onClose={() => setDialog(undefined)} />}
      {dialog === 'chase' && (
        <ChaseDialog
          {...{ format, locale, balance, busy }}
          bets={slip.bets}
          stakeOf={stakeOf}
          open={draws.open.filter(({ closesAt }) => Date.parse(closesAt) > clock.now())}
          mostMultiple={terms.mostMultiple}
          refusal={trouble?.text}
          onPlace={(chase) => void place('slip', chase)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {ticket && <TicketDialog {...ticket} play={play} plays={game.plays(day)} onClose={() => setTicket(undefined)} />}
      {dialog === 'info' && (
        <InfoDialog
          play={play}
          plays={game.plays(day)}
          group={draft.staking.group}
          onClose={() => setDialog(undefined)}
        />
      )}
    </main>
  )
}
