import { Link, type LinkProps } from '../link.tsx'
import { Count } from '../text/count.tsx'
import { Words } from '../text/words.tsx'
import styles from './chip.module.css'

/** One of the links that narrow a list; the chosen one is marked. */
export function ChipLink({ isOn, ...link }: LinkProps & { isOn: boolean }) {
  return <Link {...link} className={isOn ? `${styles.chip} ${styles.on}` : styles.chip} aria-current={isOn ? 'true' : undefined} />
}

interface ChipTabsProps {
  label: string
  className: string | undefined
  tabs: { to: string; text: string; count: number; isOpen: boolean }[]
}

/** The lists of a page with the number of their entries; the open one is marked. */
export function ChipTabs({ label, className, tabs }: ChipTabsProps) {
  return (
    <nav className={className} aria-label={label}>
      {tabs.map(({ to, text, count, isOpen }) => (
        <Link
          key={to}
          to={to}
          className={isOpen ? `${styles.chip} ${styles.ink} ${styles.on}` : `${styles.chip} ${styles.ink}`}
          aria-current={isOpen ? 'page' : undefined}
        >
          <Words>{text}</Words>
          {count > 0 && <Count value={count} />}
        </Link>
      ))}
    </nav>
  )
}
