import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { companyNameError, companyNameLength, firstNameError, lastNameError, normalizeName } from '#contract/accounts/rules.ts'
import { type Language, languageFacts, languageMenu } from '#contract/core/languages.ts'
import { api } from '#storefront/app/client/browser.ts'
import { saveDrafts } from '#storefront/app/forms/save-drafts.ts'
import { useForm } from '#storefront/app/forms/use-form.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Field, SelectField } from '#storefront/ui/forms/field.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { storeLanguage } from '../session/account-language.ts'
import { Avatar } from './avatar.tsx'
import { FormError } from '../forms/form-parts.tsx'
import { NameFields } from '../forms/name-fields.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import accountPanelStyles from './account-panel.module.css'
import formPartsStyles from '../forms/form-parts.module.css'
import nameFieldsStyles from '../forms/name-fields.module.css'

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
  const { revalidate } = useRevalidator()
  const legal = member.memberType === 1
  const stored = { firstName: member.firstName, lastName: member.lastName, companyName: member.companyName ?? '' }
  const editable = legal ? (['companyName'] as const) : (['firstName', 'lastName'] as const)
  const form = useForm({
    draft: 'names',
    initial: stored,
    rules: ({ firstName, lastName, companyName }) =>
      legal ? { companyName: companyNameError(companyName) } : { firstName: firstNameError(firstName), lastName: lastNameError(lastName) },
    save: (values) => api.accounts.updateProfile(Object.fromEntries(editable.map((field) => [field, normalizeName(values[field])]))),
    async onSaved() {
      form.set(Object.fromEntries(editable.map((field) => [field, normalizeName(form.values[field])])))
      toast({ text: t('accounts.page.saved'), kind: 'ok' })
      await revalidate()
    },
  })
  return (
    <form {...form.formProps} className={formPartsStyles.auth}>
      <FormError text={form.formError} />
      {legal ? (
        <div className={`${nameFieldsStyles.pair} ${nameFieldsStyles.company}`}>
          <Field
            label={t('accounts.companyName')}
            autoComplete="organization"
            maxLength={companyNameLength}
            {...form.field('companyName')}
          />
          <Field label={t('accounts.companyCode')} name="companyCode" value={member.companyCode ?? ''} disabled />
        </div>
      ) : (
        <NameFields bind={form.field} />
      )}
      <div>
        <Button type="submit" busy={form.busy}>
          {t('accounts.page.save')}
        </Button>
      </div>
    </form>
  )
}

/** The language of pages, mail and SMS; a change reloads the page. */
function LanguageChoice() {
  const t = useT()
  const lang = useLang()
  const [chosen, setChosen] = useState<Language>(lang)
  async function choose(next: Language) {
    setChosen(next)
    await storeLanguage(next, true)
    saveDrafts()
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
      {languageMenu.map((lang) => (
        <option key={lang} value={lang}>
          {languageFacts[lang].name}
        </option>
      ))}
    </SelectField>
  )
}
