import { useState } from 'react'
import { fewestTickets } from '#games/bingo/rules.ts'
import { ticketPlaces } from '#games/bingo/shared.ts'
import { Stepper } from '#games/instants/view/Stepper.tsx'
import { stakeBelow, stakesBetween } from '#games/instants/view/stakes.ts'
import { TableCountdown } from '#games/tables/view/TableCountdown.tsx'
import type { TablePlay } from '#games/tables/view/use-table.ts'
import { useTableWords } from '#games/tables/view/words.ts'
import { freePlaces } from './hall.ts'
import css from './shop.module.css'

/** Tickets for the next draw: how many, at what price, and the button that buys them. Those of the last purchase can be given back until the draw. */
export function TicketShop({ play }: { readonly play: TablePlay }) {
  const t = useTableWords<'instants-bingo' | 'instants-bingo-hall'>()
  const { stage, own, format, place, undo, props } = play
  const { least, most } = props.opened.limits
  const [wanted, setWanted] = useState(1)
  const [price, setPrice] = useState(least)
  const [isSending, setSending] = useState(false)
  const prices = stakesBetween(least, most)
  const isOpen = stage === 'open'
  const room = freePlaces(ticketPlaces, isOpen ? own : [], ticketPlaces.length).length
  const count = Math.min(wanted, Math.max(fewestTickets, room))
  const each = stakeBelow(prices, price)
  const canBuy = isOpen && room > 0 && !isSending
  const during = async (work: Promise<unknown>) => {
    setSending(true)
    await work.catch(() => undefined)
    setSending(false)
  }
  const buy = () => {
    if (!canBuy) return
    const bets = freePlaces(ticketPlaces, own, count).map((ticket) => ({ place: ticket, stake: each }))
    void during(place(bets))
  }
  return (
    <div className={css.shop}>
      <fieldset className={css.count} disabled={!isOpen || room === 0}>
        <legend>{t('bingo.tickets')}</legend>
        <Stepper
          className={css.stepper}
          value={count}
          least={fewestTickets}
          most={room}
          fewer={t('bingo.fewer')}
          more={t('bingo.more')}
          text={t('bingo.tickets.count', { count })}
          onChange={setWanted}
        />
      </fieldset>
      <label className={css.price}>
        <span>{t('bingo.hall.price')}</span>
        <select disabled={!isOpen} value={each.toString()} onChange={(event) => setPrice(BigInt(event.target.value))}>
          {prices.map((one) => (
            <option key={one} value={one.toString()}>
              {format(one)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={css.buy} aria-disabled={!canBuy} onClick={buy}>
        <span>
          {t(isOpen && room === 0 ? 'bingo.hall.full' : own.length > 0 && isOpen ? 'bingo.hall.more' : 'bingo.hall.do')}
        </span>
        <b>{isOpen && room > 0 ? format(each * BigInt(count)) : ''}</b>
      </button>
      <button
        type="button"
        className={css.back}
        aria-disabled={!isOpen || own.length === 0 || isSending}
        onClick={() => {
          if (isOpen && own.length > 0 && !isSending) void during(undo('last'))
        }}
      >
        {t('bingo.hall.back')}
      </button>
      <TableCountdown play={play} />
    </div>
  )
}
