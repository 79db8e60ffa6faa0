import { useState, type MouseEvent } from 'react'
import type { SearchData } from '#contract/search/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { preventNavigation } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/overlays/dialog.tsx'
import { ChoiceLinks } from '#storefront/ui/overlays/link-menu.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { filterCount, searchPath, type SearchQuery } from '../search-query.ts'
import { sortChoices } from '../results/sort-menu.tsx'
import styles from './filter-sheets.module.css'
import buttonStyles from '#storefront/ui/button.module.css'

/** Filters and sort order in sheets, on phones and small tablets. Before the scripts are loaded the buttons link to the filters of the page. */
export function FilterSheets({ data, query }: { data: SearchData; query: SearchQuery }) {
  const t = useT()
  const [open, setOpen] = useState<'filter' | 'sort'>()
  const close = () => setOpen(undefined)
  const openSheetOnClick = (sheet: 'filter' | 'sort') => (event: MouseEvent) => {
    preventNavigation(event)
    setOpen(sheet)
  }
  const count = filterCount(query)
  return (
    <div className={styles.lbar}>
      <a className={`${buttonStyles.btn} ${buttonStyles.line}`} href="#filters" onClick={openSheetOnClick('filter')}>
        <Icon name="sliders-horizontal" size={18} />
        <span>{count > 0 ? t('search.filter.openCount', { count }) : t('search.filter.open')}</span>
      </a>
      <a className={`${buttonStyles.btn} ${buttonStyles.line}`} href="#filters" onClick={openSheetOnClick('sort')}>
        <Icon name="arrow-up-down" size={18} />
        <span>{t(`search.sort.${query.sort}`)}</span>
      </a>
      <Dialog
        open={open === 'filter'}
        onClose={close}
        title={t('search.filter.title')}
        width="sheet"
        footer={
          <Button wide onClick={close}>
            {t('search.filter.show', { count: data.pageResult.totalRecord })}
          </Button>
        }
      >
        <div className={styles.sheetF}>
          <FilterPanel data={data} query={query} />
        </div>
      </Dialog>
      <Dialog open={open === 'sort'} onClose={close} title={t('search.sort.label')} width="sheet">
        <div className={styles.sheetSort}>
          <ChoiceLinks
            choices={sortChoices({ sort: query.sort, href: (sort) => searchPath({ ...query, sort, page: 1 }) }, t)}
            onChoose={close}
          />
        </div>
      </Dialog>
    </div>
  )
}
