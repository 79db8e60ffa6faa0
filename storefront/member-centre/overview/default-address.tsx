import type { Address } from '#contract/addresses/calls.ts'
import { formatPhone } from '#contract/core/phone.ts'
import { addressLine } from '#storefront/addresses/address-line.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { OverviewSection } from './overview-section.tsx'
import styles from './default-address.module.css'

/** Where orders go unless another address is chosen. */
export function DefaultAddress({ address }: { address: Address | undefined }) {
  const t = useT()
  return (
    <OverviewSection
      title={t('orders.details.address')}
      all={{ to: '/user/profile/addresses', text: t(address ? 'addresses.edit' : 'addresses.add') }}
    >
      <div className={styles.address}>
        <Icon name="map-pin" size={24} />
        {address ? (
          <p translate="no">
            <b>{address.recipient}</b> <span className="num">{formatPhone(address.phone)}</span>
            <br />
            <Words>{addressLine(t, address)}</Words>
          </p>
        ) : (
          <p>{t('addresses.empty.text')}</p>
        )}
      </div>
    </OverviewSection>
  )
}
