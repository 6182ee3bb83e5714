import { ApiError, type Route, routes } from '@ragtag/protocol';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };

type Schema = Record<string, unknown>;

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
}

function json(type: z.ZodType, io: 'input' | 'output') {
  return { 'application/json': { schema: schemaOf(type, io) } };
}

function parameters(type: z.ZodObject | undefined, where: 'path' | 'query') {
  return Object.entries(type?.shape ?? {}).map(([name, each]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: schemaOf(each as z.ZodType, 'output'),
  }));
}

function operation(id: string, route: Route) {
  return {
    operationId: id,
    summary: route.summary,
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body ? { requestBody: { required: true, content: json(route.body, 'input') } } : {}),
    responses: {
      200: { description: 'Done', content: json(route.response, 'output') },
      default: { description: 'Not done; nothing has changed', content: json(ApiError, 'output') },
    },
  };
}

/** The API as an OpenAPI document, made from the schemas that check the requests. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ragtag',
      version: packageJson.version,
      description: 'Tables, seats and games. Sign in with PUT /api/me and keep the cookie.',
    },
    paths,
  };
}
