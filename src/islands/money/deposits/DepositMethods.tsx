import { useId } from 'react'
import type { OfferedMethod } from '#contract/money/deposits/get-deposit-methods.ts'
import { useWords } from '#islands/Words.tsx'
import { arrivalText, feeText } from './deposit-words.ts'

interface Props {
  locale: string
  methods: readonly OfferedMethod[]
  chosen: OfferedMethod
  onChoose: (method: OfferedMethod) => void
}

/** The deposit methods side by side; below them how the chosen one works, with its fee and its time. */
export function DepositMethods({ locale, methods, chosen, onChoose }: Props) {
  const t = useWords<'deposits'>()
  const name = useId()
  return (
    <div className="deposit__how">
      {methods.length > 1 && (
        <fieldset className="choice deposit__methods">
          <legend>{t('deposit.method')}</legend>
          {methods.map((method) => (
            <label key={method.method} className="choice__option">
              <input type="radio" name={name} checked={method === chosen} onChange={() => onChoose(method)} />
              <strong>{t(`deposit.method.${method.method}`)}</strong>
            </label>
          ))}
        </fieldset>
      )}
      <p>
        <b>{`${feeText(t, chosen, locale)} · ${arrivalText(t, chosen, locale)}`}</b>
        <span>{t(`deposit.lead.${chosen.method}`)}</span>
      </p>
    </div>
  )
}
