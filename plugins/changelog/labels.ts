import type {Area, ChangeKind} from '../../articles/changelog/entries';
import type {Locale} from '../../settings/locales';

/** The words around an entry of the changelog. */

interface Labels {
  areas: Record<Area, string>;
  kinds: Record<ChangeKind, string>;
  correction: string;
}

export const labels: Record<Locale, Labels> = {
  en: {
    areas: {sdk: 'SDK', api: 'API', automations: 'Automations'},
    kinds: {added: 'Added', changed: 'Changed', deprecated: 'Deprecated', removed: 'Removed'},
    correction: 'Correction of the documentation; the product is the same.',
  },
  es: {
    areas: {sdk: 'SDK', api: 'API', automations: 'Automatizaciones'},
    kinds: {added: 'Nuevo', changed: 'Modificado', deprecated: 'Obsoleto', removed: 'Eliminado'},
    correction: 'Corrección de la documentación; el producto es el mismo.',
  },
  pt: {
    areas: {sdk: 'SDK', api: 'API', automations: 'Automatizações'},
    kinds: {added: 'Novo', changed: 'Alterado', deprecated: 'Obsoleto', removed: 'Removido'},
    correction: 'Correção da documentação; o produto é o mesmo.',
  },
  'pt-br': {
    areas: {sdk: 'SDK', api: 'API', automations: 'Automações'},
    kinds: {added: 'Novo', changed: 'Alterado', deprecated: 'Obsoleto', removed: 'Removido'},
    correction: 'Correção da documentação; o produto é o mesmo.',
  },
};
