import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Menu } from '#storefront/ui/overlays/menu.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import sortStyles from '#storefront/search/results/sort-menu.module.css'

interface LinkMenuProps {
  /** What is chosen. */
  label: string
  /** The address of the list with each choice; the current one is marked. */
  choices: { text: string; to: string; current: boolean }[]
}

/** One of several choices for a list, as links in a menu, which work before the scripts are loaded. */
export function LinkMenu({ label, choices }: LinkMenuProps) {
  return (
    <Menu
      className={sortStyles.sortMenu}
      button={
        <span className={sortStyles.sort}>
          <span>{`${label}:`}</span> <b className="b5">{choices.find(({ current }) => current)?.text}</b>
          <Icon name="chevron-down" size={18} />
        </span>
      }
    >
      {choices.map(({ text, to, current }) => (
        <Link key={to} to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
          <Words>{text}</Words>
          {current && <Icon name="check" size={18} />}
        </Link>
      ))}
    </Menu>
  )
}
