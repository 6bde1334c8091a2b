import { type SyntheticEvent, useId, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { limitAmountText } from '#api/limit-text.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { setRealityCheck } from '#stores/account/protection/protection.ts'
import { Notice } from '#ui/Notice.tsx'

/** Minutes to choose from. */
const offered = [15, 30, 45, 60, 120] as const

/** Chooses the interval of reality checks: how long a member plays before the game stops and shows the time played. */
export function RealityCheckForm({ minutes }: { minutes: number | null }) {
  const t = useWords<'protection' | 'protection-limits' | 'errors'>()
  const { busy, fault, run } = useAction()
  const [chosen, setChosen] = useState(String(minutes ?? ''))
  const id = useId()
  const choices = minutes === null || offered.some((each) => each === minutes) ? offered : [minutes, ...offered]
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void run?.(() => setRealityCheck(chosen === '' ? null : Number(chosen)))
  }
  return (
    <section className="panel column__panel protection__card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('reality.title')}</h2>
      <p className="column__lead">{t('reality.lead')}</p>
      <form className="protection__form" onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>{t('reality.every')}</label>
          <select id={id} className="input" value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t('reality.never')}</option>
            {choices.map((each) => (
              <option key={each} value={each}>
                {limitAmountText(t, 'time', BigInt(each), { currency: '', locale: '' })}
              </option>
            ))}
          </select>
        </div>
        {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
        <div className="protection__acts">
          <button
            type="submit"
            className="button button--line"
            aria-disabled={busy}
            disabled={chosen === String(minutes ?? '')}
          >
            {t(busy ? 'limits.busy' : 'limits.save')}
          </button>
        </div>
      </form>
    </section>
  )
}
