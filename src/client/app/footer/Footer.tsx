import { Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { COMPANY, HELP_PHONE_LINK, LEGAL_IDENTITY } from '#domain/customer/company'
import { isOrderingPath } from '#domain/site/routes'
import { STOREFRONTS } from '#domain/catalogue/storefronts'
import { paths } from '../../config/paths'
import { lazyPart } from '../../services/lazyPart'
import { useModal } from '../../state/useModal'
import { appCopy } from '../appCopy'
import styles from './Footer.module.css'

const LegalLine = lazyPart(() => import('./LegalLine').then(({ LegalLine }) => LegalLine))

const REQUESTS = [
  ['quote', appCopy.quote],
  ['contact', appCopy.write],
  ['phoneCall', appCopy.callBack],
  ['catalogueProspect', appCopy.catalogue],
  ['weeklyMenu', appCopy.weeklyMenu],
  ['newsletter', appCopy.newsletter],
] as const

const LEGAL_LINKS = [
  [paths.termsOfSale.build(), appCopy.termsOfSale],
  [paths.privacyPolicy.build(), appCopy.privacy],
  [paths.legalNotice.build(), appCopy.legalNotice],
  [paths.accessibility.build(), appCopy.accessibility],
] as const

/** The foot of every page; the person who orders sees its legal line alone. */
export function Footer() {
  const { open } = useModal()
  const isLean = isOrderingPath(useLocation().pathname)
  if (isLean) {
    return (
      <Suspense fallback={null}>
        <LegalLine links={LEGAL_LINKS} />
      </Suspense>
    )
  }
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <p className={styles.brand}>{COMPANY.name}</p>
          <p>{appCopy.tagline}</p>
        </div>
        <div className={styles.column}>
          <h2 className={styles.title}>{appCopy.contact}</h2>
          <a className={styles.phone} href={HELP_PHONE_LINK}>
            {COMPANY.helpPhone}
          </a>
          <p>{COMPANY.helpHours}</p>
          <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
        </div>
        <div className={styles.column}>
          <h2 className={styles.title}>{appCopy.services}</h2>
          <ul className={styles.list}>
            {REQUESTS.map(([kind, name]) => (
              <li key={kind}>
                <button type="button" className={styles.action} onClick={() => open({ kind })}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.column}>
          <h2 className={styles.title}>{appCopy.storefronts}</h2>
          <ul className={styles.list}>
            {STOREFRONTS.filter(({ access }) => access === 'everyone').map(
              ({ slug, name, path }) => (
                <li key={slug}>
                  <Link to={path}>{name}</Link>
                </li>
              ),
            )}
          </ul>
        </div>
        <div className={styles.column}>
          <h2 className={styles.title}>{appCopy.legal}</h2>
          <p>{LEGAL_IDENTITY}</p>
          <p>{COMPANY.address}</p>
          <p>{appCopy.registers(COMPANY.register, COMPANY.vatNumber)}</p>
          <ul className={styles.list}>
            {LEGAL_LINKS.map(([path, name]) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
            <li>
              <button
                type="button"
                className={styles.action}
                onClick={() => open({ kind: 'consent' })}
              >
                {appCopy.manageCookies}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
