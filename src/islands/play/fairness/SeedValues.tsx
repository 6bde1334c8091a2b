import './seed-values.css'
import { copyTextWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'

/** Seeds and hashes with their names, each with a button that copies it. */
export function SeedValues({ values }: { values: readonly (readonly [name: string, value: string])[] }) {
  const t = useWords<'tables'>()
  return (
    <dl className="seed-values">
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code translate="no">{value}</code>
            <CopyButton text={value} {...copyTextWords(t)} name={`${t('copy.text')}: ${name}`} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
