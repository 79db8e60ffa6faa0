import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { companyNameError, companyNameLength, firstNameError, lastNameError, normalizeName } from '#contract/accounts/rules.ts'
import { languageLabels, languageNames, type Language } from '#contract/core/languages.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Field, SelectField } from '#storefront/ui/field.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { storeLanguage } from '../session/account-language.ts'
import { Avatar } from './avatar.tsx'
import { FormError, StepForm } from '../forms/form-parts.tsx'
import { NameFields } from '../forms/name-fields.tsx'
import { useFormSubmit } from '../forms/use-form-submit.ts'
import panelStyles from '#storefront/ui/panel.module.css'
import accountPanelStyles from './account-panel.module.css'
import nameFieldsStyles from '../forms/name-fields.module.css'

type DetailsField = 'firstName' | 'lastName' | 'companyName'

const fields: Record<string, DetailsField> = {
  'account.firstNameRequired': 'firstName',
  'account.lastNameRequired': 'lastName',
  'account.companyNameRequired': 'companyName',
}
const fieldOf = (key: string): DetailsField | 'form' => fields[key] ?? 'form'

/** Picture, names or company, and language. */
export function DetailsPanel({ member }: { member: MemberInfo }) {
  const t = useT()
  return (
    <section className={`${panelStyles.panel} ${accountPanelStyles.acc} ${accountPanelStyles.details}`} aria-labelledby="details-title">
      <h1 className={panelStyles.panelTitle} id="details-title">
        {t('accounts.page.title')}
      </h1>
      <Avatar member={member} />
      <NamesForm member={member} />
      <LanguageChoice />
    </section>
  )
}

function NamesForm({ member }: { member: MemberInfo }) {
  const t = useT()
  const legal = member.memberType === 1
  const { values, set, errors, busy, save, changed } = useNames(member, legal)
  const bind = (field: DetailsField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  return (
    <StepForm onSubmit={save}>
      <FormError text={errors.form} />
      {legal ? (
        <div className={`${nameFieldsStyles.pair} ${nameFieldsStyles.company}`}>
          <Field label={t('accounts.companyName')} autoComplete="organization" maxLength={companyNameLength} {...bind('companyName')} />
          <Field label={t('accounts.companyCode')} name="companyCode" value={member.companyCode ?? ''} disabled />
        </div>
      ) : (
        <NameFields bind={bind} />
      )}
      <div>
        <Button type="submit" busy={busy} disabled={!changed}>
          {t('accounts.page.save')}
        </Button>
      </div>
    </StepForm>
  )
}

function useNames(member: MemberInfo, legal: boolean) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const stored = { firstName: member.firstName, lastName: member.lastName, companyName: member.companyName ?? '' }
  const [edited, setEdited] = useState<Partial<typeof stored>>({})
  const { errors, busy, check, run, clear } = useFormSubmit<DetailsField>(fieldOf)
  const values = { ...stored, ...edited }
  const editable: DetailsField[] = legal ? ['companyName'] : ['firstName', 'lastName']

  function save() {
    const { firstName, lastName, companyName } = values
    const results = legal
      ? { companyName: companyNameError(companyName) }
      : { firstName: firstNameError(firstName), lastName: lastNameError(lastName) }
    if (!check(results)) return
    void run(async () => {
      const body = Object.fromEntries(editable.map((field) => [field, normalizeName(values[field])]))
      await api.accounts.updateProfile(body)
      setEdited({})
      toast({ text: t('accounts.page.saved'), kind: 'ok' })
      await revalidate()
    })
  }
  return {
    values,
    errors,
    busy,
    save,
    changed: editable.some((field) => values[field] !== stored[field]),
    set(field: DetailsField, value: string) {
      setEdited((current) => ({ ...current, [field]: value }))
      clear(field)
    },
  }
}

/** The language of pages, mail and SMS; a change loads the page anew. */
function LanguageChoice() {
  const t = useT()
  const lang = useLang()
  const [chosen, setChosen] = useState<Language>(lang)
  async function choose(next: Language) {
    setChosen(next)
    await storeLanguage(next, true)
    location.reload()
  }
  return (
    <SelectField
      label={t('accounts.page.language')}
      help={t('accounts.page.language.help')}
      name="language"
      value={chosen}
      disabled={chosen !== lang}
      onChange={(event) => void choose(event.target.value as Language)}
    >
      {(Object.keys(languageLabels) as Language[]).map((lang) => (
        <option key={lang} value={lang}>
          {languageNames[lang]}
        </option>
      ))}
    </SelectField>
  )
}
