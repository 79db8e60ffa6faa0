import { useState } from 'react'
import { dayInTbilisi } from '#contract/core/calendar.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { saveFile } from '#storefront/ui/save-file.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useAction } from '#storefront/app/client/use-action.ts'
import { useWait } from '#storefront/app/forms/wait.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { FormError } from '../forms/form-parts.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import accountPanelStyles from './account-panel.module.css'
import styles from './own-data-panel.module.css'

/** Export of the member's personal data, and deletion of the account. */
export function OwnDataPanel({ member }: { member: MemberInfo }) {
  const t = useT()
  const [deleting, setDeleting] = useState(false)

  const wait = useWait()
  const { busy, run: exportData } = useAction(() => api.personalData.export(), {
    success: () => t('accounts.data.exported'),
    onDone: download,
    onError: wait.begin,
  })
  return (
    <>
      <Panel title={t('accounts.data.title')} className={accountPanelStyles.acc}>
        <FormError text={wait.text} />
        <div className={styles.offer}>
          <p>{t('accounts.data.text')}</p>
          <Button kind="line" icon="download" busy={busy} disabled={wait.resting} onClick={() => void exportData()}>
            {t('accounts.data.export')}
          </Button>
        </div>
        <div className={styles.offer}>
          <p>{t('accounts.delete.text')}</p>
          <Button kind="deal" icon="trash-2" onClick={() => setDeleting(true)}>
            {t('accounts.delete.action')}
          </Button>
        </div>
      </Panel>
      {deleting && <DeleteDialog member={member} onClose={() => setDeleting(false)} />}
    </>
  )
}

/** Saves the data as a JSON file. */
function download(data: object): void {
  saveFile(`kalata-${dayInTbilisi(new Date())}.json`, swapWireNames(JSON.stringify(data, null, 2)), 'application/json')
}
