import { useId } from 'react'
import type { OfferedMethod } from '#contract/wallet/get-deposit-methods.ts'
import { useWords } from '#islands/Words.tsx'
import { arrivalText, feeText } from './deposit-words.ts'

interface Props {
  locale: string
  methods: readonly OfferedMethod[]
  chosen: OfferedMethod
  onChoose: (method: OfferedMethod) => void
}

/** The deposit methods, each with its fee and its time. Renders nothing if there is only one. */
export function DepositMethods({ locale, methods, chosen, onChoose }: Props) {
  const t = useWords<'wallet'>()
  const name = useId()
  if (methods.length < 2) return null
  return (
    <fieldset className="choice deposit__methods">
      <legend>{t('deposit.method')}</legend>
      {methods.map((method) => (
        <label key={method.method} className="choice__option">
          <input type="radio" name={name} checked={method === chosen} onChange={() => onChoose(method)} />
          <span>
            <strong>{t(`deposit.method.${method.method}`)}</strong>
            <small>{`${feeText(t, method, locale)} · ${arrivalText(t, method, locale)}`}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
