import { HELP_PHONE_WORDS } from '#domain/customer/company'

export const orderInvoiceCopy = {
  title: 'Facturation',
  company: 'Société',
  siret: 'SIRET',
  siretHint: '14 chiffres, pour une facture au nom de la société.',
  name: 'Nom et prénom',
  address: 'Adresse de facturation',
  details: 'Référence ou note sur la facture',
  detailsHint: 'Numéro de bon de commande, centre de coût…',
  edit: 'Modifier la facturation',
  save: 'Enregistrer',
  saved: 'Facturation mise à jour.',
  unsaved: 'Vos modifications sont encore là\u00a0: enregistrez-les pour qu’elles comptent.',
  issued: 'La facture est établie\u00a0: ces informations ne changent plus.',
  alreadyIssued: `La facture vient d’être établie\u00a0: elle ne peut plus changer. Appelez-nous au ${HELP_PHONE_WORDS} pour une facture rectificative.`,
  errors: {
    SIRET: 'Ce numéro SIRET n’est pas valide\u00a0: vérifiez ses 14 chiffres.',
    INVALID: 'Ce texte contient un caractère qui ne peut pas être gardé.',
  },
} as const
