import './export.css'
import { useId, useState } from 'react'
import { type ExportFormat, exportFormats } from '#contract/account/export/create-export.ts'
import { ActForm } from '#islands/account/security/ActForm.tsx'
import { SecretField } from '#islands/account/security/SecretField.tsx'
import { useFields } from '#islands/account/security/use-fields.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { type ExportProgress, exportData } from '#stores/account/export/export.ts'
import { saveFile } from '#ui/save-file.ts'

/** The format of the file, the password, and how far it is. */
export function ExportForm({ language, locale }: { language: string; locale: string }) {
  const t = useWords<'export' | 'security' | 'auth'>()
  const fields = useFields('password')
  const name = useId()
  const [format, setFormat] = useState<ExportFormat>('json')
  const [progress, setProgress] = useState<ExportProgress>()
  const { password } = fields.values
  const download = async () => {
    try {
      const { name: file, content } = await exportData({ password, format, language }, setProgress)
      saveFile(file, content)
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <ActForm
      fields={fields}
      check={() => (password === '' ? { password: t('field.required') } : {})}
      send={download}
      about={{ password_wrong: 'password' }}
      submit={t('export.submit')}
      done={t('export.done')}
    >
      <fieldset className="choice">
        <legend>{t('export.format')}</legend>
        {exportFormats.map((one) => (
          <label key={one} className="choice__option">
            <input type="radio" name={name} checked={one === format} onChange={() => setFormat(one)} />
            <span>{t(`export.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <SecretField fields={fields} name="password" label={t('password.current')} kind="login" />
      <p className="column__lead">{t('export.keep')}</p>
      {progress && (
        <label className="export__progress">
          <span>{t('export.progress', { records: countText(progress.records, locale) })}</span>
          <progress
            className="progress"
            max={Math.max(progress.of, 1)}
            value={Math.min(progress.records, progress.of)}
          />
        </label>
      )}
    </ActForm>
  )
}
