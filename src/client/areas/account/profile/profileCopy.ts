import type { MissingDetail } from '#domain/customer/customerForm'

export const profileCopy = {
  form: 'Mes informations',
  person: 'Vous',
  company: 'Votre société',
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'Adresse e-mail',
  emailHint: 'C’est votre identifiant. Pour en changer, appelez-nous au',
  phone: 'Téléphone',
  phoneHint: 'Proposé au livreur quand vous recevez la commande.',
  companyName: 'Société',
  companyNameHint: 'Proposée sur vos prochaines factures.',
  companySize: 'Effectif',
  noCompanySize: 'Non précisé',
  companyActivityField: 'Secteur d’activité',
  companyActivityFieldHint: 'Par exemple architecture, édition, conseil.',
  newsletter: 'Recevoir les nouveautés de la carte, une fois par mois',
  save: 'Enregistrer',
  saved: 'Vos informations sont enregistrées.',
  unsaved: 'Vos modifications sont encore là\u00a0: enregistrez-les pour qu’elles comptent.',
  missing: (details: readonly MissingDetail[]) =>
    `Il manque ${details.map((detail) => missingWords[detail]).join(' et ')}\u00a0: indiquez-${details.length > 1 ? 'les' : 'le'} pour préremplir vos prochaines commandes.`,
} as const

const missingWords: Readonly<Record<MissingDetail, string>> = {
  phone: 'votre téléphone',
  companyName: 'le nom de votre société',
}
