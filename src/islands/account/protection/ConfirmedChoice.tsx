import { useId, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props<Value> {
  name: 'pause' | 'exclusion'
  options: readonly { readonly value: Value; readonly label: string }[]
  onYes: (value: Value) => Promise<unknown>
}

/** A choice that cannot be undone: the member chooses the length and confirms it in a second step. */
export function ConfirmedChoice<Value>({ name, options, onYes }: Props<Value>) {
  const t = useWords<'protection' | 'errors'>()
  const { busy, fault, run } = useAction()
  const [chosen, setChosen] = useState(0)
  const [asking, setAsking] = useState(false)
  const id = useId()
  const option = options[chosen]
  return (
    <section className="panel column__panel protection__card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`${name}.title`)}</h2>
      <p className="column__lead">{t(`${name}.lead`)}</p>
      <fieldset className="protection__choice">
        <legend>{t('pause.length')}</legend>
        {options.map(({ label }, place) => (
          <label key={label} className="chip">
            <input
              type="radio"
              name={id}
              checked={place === chosen}
              onChange={() => {
                setChosen(place)
                setAsking(false)
              }}
            />
            {/* Fixed: it is the key. */}
            {label}
          </label>
        ))}
      </fieldset>
      {asking && option ? (
        <div className="protection__ask" role="alertdialog" aria-label={t(`${name}.title`)}>
          <p>{t(`${name}.ask`, { length: option.label })}</p>
          <div className="protection__acts">
            <button
              type="button"
              className="button button--main"
              aria-disabled={busy}
              onClick={() =>
                void run?.(async () => {
                  await onYes(option.value)
                  setAsking(false)
                })
              }
            >
              {t(`${name}.yes`)}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {t('pause.no')}
            </button>
          </div>
        </div>
      ) : (
        <div className="protection__acts">
          <button type="button" className="button button--line" onClick={() => setAsking(true)}>
            {t(`${name}.start`)}
          </button>
        </div>
      )}
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </section>
  )
}
