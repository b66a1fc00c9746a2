import type {Locale} from '../../settings/locales';

/** The words around an operation. What the OpenAPI documents say is in English. */

interface Labels {
  parameters: string;
  body: string;
  fields: string;
  responses: string;
  name: string;
  type: string;
  meaning: string;
  status: string;
  required: string;
  request: string;
  response: string;
  articles: string;
}

export const labels: Record<Locale, Labels> = {
  en: {
    parameters: 'Parameters',
    body: 'Request body',
    fields: 'Fields of the response',
    responses: 'Responses',
    name: 'Name',
    type: 'Type',
    meaning: 'Meaning',
    status: 'Status',
    required: 'required',
    request: 'Request',
    response: 'Response',
    articles: 'Explained in',
  },
  es: {
    parameters: 'Parámetros',
    body: 'Cuerpo de la solicitud',
    fields: 'Campos de la respuesta',
    responses: 'Respuestas',
    name: 'Nombre',
    type: 'Tipo',
    meaning: 'Significado',
    status: 'Estado',
    required: 'obligatorio',
    request: 'Solicitud',
    response: 'Respuesta',
    articles: 'Se explica en',
  },
  pt: {
    parameters: 'Parâmetros',
    body: 'Corpo do pedido',
    fields: 'Campos da resposta',
    responses: 'Respostas',
    name: 'Nome',
    type: 'Tipo',
    meaning: 'Significado',
    status: 'Estado',
    required: 'obrigatório',
    request: 'Pedido',
    response: 'Resposta',
    articles: 'Explicado em',
  },
  'pt-br': {
    parameters: 'Parâmetros',
    body: 'Corpo da solicitação',
    fields: 'Campos da resposta',
    responses: 'Respostas',
    name: 'Nome',
    type: 'Tipo',
    meaning: 'Significado',
    status: 'Status',
    required: 'obrigatório',
    request: 'Solicitação',
    response: 'Resposta',
    articles: 'Explicado em',
  },
};
