import type { helloBars, specialConfigurations } from '../../tables'

export const specialConfigurationRow: typeof specialConfigurations.$inferInsert = {
  id: 1,
  disablePopboxBefore: '2026-01-01',
  cutleryPrice: 30,
  cutleryVatRate: 10,
  individualBoxPrice: 100,
  individualBoxVatRate: 10,
  lastMinuteFees: 1000,
  lastMinuteVatRate: 20,
  placematPrice: 20,
  placematVatRate: 10,
  minimumOrderAmount: 6000,
}

export const helloBarRow: typeof helloBars.$inferInsert = {
  id: 1,
  isActive: true,
  content:
    'Les coffrets de fin d’année sont arrivés à l’e-shop\u00a0: pensez aux équipes avant les congés.',
  bgColor: '#5B2A44',
  textColor: '#FBF6EC',
  link: '/eshop/coffrets',
}
